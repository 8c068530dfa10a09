/** The games and reviews of this browser, in IndexedDB. Rows are JSON texts; Python reads and writes them. */

const NAME = 'sevenwonders';
const VERSION = 1;
const TABLES = 'tables';
const SEATS = 'seats';
const LOG = 'log';
const REVIEWS = 'reviews';

interface LogLine {
  table: string;
  seq: number;
  row: string;
  nonce?: string;
}
interface SeatLine {
  table: string;
  seat: number;
  row: string;
}
interface TableLine {
  id: string;
  row: string;
}
interface ReviewLine {
  id: string;
  created: number;
  row: string;
}
/** Why nothing was written; empty after a success. */
type Outcome = '' | 'conflict' | 'full' | 'failed';

export class TableDatabase {
  #opened: Promise<IDBDatabase> | null = null;
  #onLost: () => void;

  /** `onLost` is called when the browser has closed the database, as it does when the user deletes its content. */
  constructor(onLost: () => void) {
    this.#onLost = onLost;
  }

  async count(): Promise<number> {
    return (await this.#read([TABLES], (transaction) => transaction.objectStore(TABLES).count())) as number;
  }

  create(id: string, row: string, seats: string, log: string): Promise<Outcome> {
    return this.#write([TABLES, SEATS, LOG], (transaction) => {
      transaction.objectStore(TABLES).add({ id, row } satisfies TableLine);
      putSeats(transaction, id, seats);
      addLines(transaction, id, log);
    });
  }

  append(id: string, _version: number, log: string, seats: string, changes: string): Promise<Outcome> {
    return this.#write([TABLES, SEATS, LOG], (transaction) => {
      // The first request of the transaction, so that a deleted table leaves nothing behind.
      const tables = transaction.objectStore(TABLES);
      const known = tables.get(id) as IDBRequest<TableLine | undefined>;
      known.onsuccess = () => {
        if (!known.result) {
          transaction.abort();
          return;
        }
        const row = { ...JSON.parse(known.result.row), ...JSON.parse(changes) };
        tables.put({ id, row: JSON.stringify(row) } satisfies TableLine);
        putSeats(transaction, id, seats);
        addLines(transaction, id, log);
      };
    });
  }

  async load(id: string, version: number): Promise<string> {
    const database = await this.#database();
    const transaction = database.transaction([TABLES, SEATS, LOG]);
    const [table, seats, log] = await Promise.all([
      settled(transaction.objectStore(TABLES).get(id)) as Promise<TableLine | undefined>,
      settled(transaction.objectStore(SEATS).getAll(rowsOf(id))) as Promise<SeatLine[]>,
      settled(transaction.objectStore(LOG).getAll(rowsOf(id, version + 1))) as Promise<LogLine[]>,
    ]);
    const lines = log.map(({ seq, row }) => `{"seq":${seq},"row":${row}}`);
    return rowsText(table, seats, lines);
  }

  async tables(): Promise<string> {
    const database = await this.#database();
    const transaction = database.transaction([TABLES, SEATS]);
    const [tables, seats] = await Promise.all([
      settled(transaction.objectStore(TABLES).getAll()) as Promise<TableLine[]>,
      settled(transaction.objectStore(SEATS).getAll()) as Promise<SeatLine[]>,
    ]);
    const byTable = Map.groupBy(seats, ({ table }) => table);
    return `[${tables.map((table) => rowsText(table, byTable.get(table.id) ?? [], [])).join()}]`;
  }

  remove(tables: string): Promise<Outcome> {
    return this.#write([TABLES, SEATS, LOG], (transaction) => {
      for (const id of JSON.parse(tables) as string[]) {
        transaction.objectStore(TABLES).delete(id);
        transaction.objectStore(SEATS).delete(rowsOf(id));
        transaction.objectStore(LOG).delete(rowsOf(id));
      }
    });
  }

  async load_review(id: string): Promise<string> {
    const found = (await this.#read([REVIEWS], (transaction) => transaction.objectStore(REVIEWS).get(id))) as
      ReviewLine | undefined;
    return found?.row ?? '';
  }

  save_review(id: string, row: string, limit: number): Promise<Outcome> {
    return this.#write([REVIEWS], (transaction) => {
      const reviews = transaction.objectStore(REVIEWS);
      reviews.put({ id, row, created: Date.now() } satisfies ReviewLine);
      const oldest = reviews.index('created').getAllKeys();
      oldest.onsuccess = () => {
        for (const key of oldest.result.slice(0, Math.max(0, oldest.result.length - limit))) reviews.delete(key);
      };
    });
  }

  #database(): Promise<IDBDatabase> {
    this.#opened ??= this.#open().catch((error: unknown) => {
      this.#opened = null;
      throw error;
    });
    return this.#opened;
  }

  async #open(): Promise<IDBDatabase> {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const database = request.result;
      database.createObjectStore(TABLES, { keyPath: 'id' });
      database.createObjectStore(SEATS, { keyPath: ['table', 'seat'] });
      const log = database.createObjectStore(LOG, { keyPath: ['table', 'seq'] });
      log.createIndex('nonce', ['table', 'nonce'], { unique: true });
      database.createObjectStore(REVIEWS, { keyPath: 'id' }).createIndex('created', 'created');
    };
    const database = await settled(request);
    const lose = () => {
      this.#opened = null;
      this.#onLost();
    };
    database.onclose = lose;
    database.onversionchange = () => {
      database.close();
      lose();
    };
    return database;
  }

  async #read(stores: string[], ask: (transaction: IDBTransaction) => IDBRequest): Promise<unknown> {
    return settled(ask((await this.#database()).transaction(stores)));
  }

  /** Make the requests of `work` in one transaction, and return when the data is on the disk. */
  async #write(stores: string[], work: (transaction: IDBTransaction) => void): Promise<Outcome> {
    try {
      const database = await this.#database();
      const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
      return await new Promise<Outcome>((resolve) => {
        transaction.oncomplete = () => resolve('');
        transaction.onabort = () => resolve(outcomeOf(transaction.error));
        work(transaction);
      });
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

/** A transaction that `append` has aborted has no error: the table is gone, as after a conflict. */
function outcomeOf(error: unknown): Outcome {
  const name = error === null ? 'ConstraintError' : (error as Partial<Error>).name;
  if (name === 'ConstraintError') return 'conflict';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const rowsOf = (table: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([table, from], [table, Number.MAX_SAFE_INTEGER]);

const rowsText = (table: TableLine | undefined, seats: SeatLine[], log: string[]): string =>
  `{"table":${table?.row ?? 'null'},"seats":[${seats.map(({ row }) => row).join()}],"log":[${log.join()}]}`;

function putSeats(transaction: IDBTransaction, table: string, seats: string): void {
  for (const row of JSON.parse(seats) as { seat: number }[])
    transaction.objectStore(SEATS).put({ table, seat: row.seat, row: JSON.stringify(row) } satisfies SeatLine);
}

/** Add log rows; a number or a nonce that is taken aborts the transaction. */
function addLines(transaction: IDBTransaction, table: string, log: string): void {
  for (const { seq, row } of JSON.parse(log) as { seq: number; row: { nonce: string | null } }[]) {
    const line: LogLine = { table, seq, row: JSON.stringify(row) };
    transaction.objectStore(LOG).add(row.nonce === null ? line : { ...line, nonce: row.nonce });
  }
}
