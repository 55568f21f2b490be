import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { writeRecordShards } from '@/lib/records/write-record-shards';

type Answer = { status?: number; text?: string; error?: Error };

/**
 * Stands in for a site with the shards of some records: what is asked of it comes when the test says so.
 */
export function publishRecords(records: readonly StudentRecord[]) {
  const address = { url: '/rows', revision: '0123' };
  const shards = writeRecordShards(address.revision, records);
  const asked: string[] = [];
  let waiting: { name: string; answer: (answer: Answer) => void }[] = [];
  let isReady = false;

  const shard = (name: string): Answer => ({ text: shards.get(name) });
  const answerAll = (answerFor: (name: string) => Answer, which = /./) => {
    const answered = waiting.filter(({ name }) => which.test(name));
    waiting = waiting.filter(({ name }) => !which.test(name));
    for (const { name, answer } of answered) answer(answerFor(name));
  };

  const fetchShard = async (url: string): Promise<Partial<Response>> => {
    const name = /^\/rows\/0123\/(.*)\.csv$/.exec(url)?.[1] ?? '';
    asked.push(name);
    const {
      status = 200,
      text = '',
      error,
    } = isReady
      ? shard(name)
      : await new Promise<Answer>((answer) => waiting.push({ name, answer }));
    if (error) throw error;
    return { status, ok: status === 200, text: () => Promise.resolve(text) };
  };
  Object.assign(globalThis, { fetch: fetchShard });

  return {
    address,
    /** The names of the shards that were asked for. */
    asked,
    /** Whether anything was asked for that has not been answered. */
    isAwaited: () => waiting.length > 0,
    /**
     * Lets come what was asked for.
     *
     * @param which shards, by their names
     */
    arrive: (which?: RegExp) => answerAll(shard, which),
    /** And whatever will be. */
    always: () => {
      isReady = true;
      answerAll(shard);
    },
    fail: () => answerAll(() => ({ status: 503 })),
    lose: (which?: RegExp) => answerAll(() => ({ error: new TypeError('network') }), which),
    tear: () => answerAll((name) => ({ text: shard(name).text?.slice(0, -2) })),
    arriveAsPage: () => answerAll(() => ({ text: '<!doctype html><title>Sign in</title>' })),
    /** As after another revision. */
    goAway: () => answerAll(() => ({ status: 404 })),
  };
}
