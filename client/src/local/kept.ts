/** The tables of this device: one record each, as the engine wrote it. */

const STORE = "tables";

function database(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("starboard", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}

function run<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return database().then(
    (db) =>
      new Promise<T>((resolve, reject) => {
        const request = work(db.transaction(STORE, mode).objectStore(STORE));
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      }).finally(() => db.close()),
  );
}

export const keep = (table: string, text: string) => run("readwrite", (store) => store.put(text, table));
export const find = (table: string) => run<string | undefined>("readonly", (store) => store.get(table) as IDBRequest<string | undefined>);
export const all = () => run<string[]>("readonly", (store) => store.getAll() as IDBRequest<string[]>);
