import type { StudentRecord } from '@/lib/model/student-record';
import { formatRecordShards } from '@/lib/records/format-record-shards';

type Answer = { status?: number; text?: string; error?: Error };

/**
 * Replaces `fetch` by a site with the shards of some records, which answers when the test says so.
 */
export function publishRecords(records: readonly StudentRecord[]) {
  const address = { url: '/rows', revision: '0123' };
  const { texts, firstCertificates } = formatRecordShards(address.revision, records);
  const asked: string[] = [];
  let waiting: { name: string; answer: (answer: Answer) => void }[] = [];
  let isReady = false;

  const shard = (name: string): Answer => ({ text: texts.get(name) });
  const answerAll = (answerFor: (name: string) => Answer, which = /./) => {
    const answered = waiting.filter(({ name }) => which.test(name));
    waiting = waiting.filter(({ name }) => !which.test(name));
    for (const { name, answer } of answered) answer(answerFor(name));
  };

  const fetchShard = async (url: string): Promise<Partial<Response>> => {
    const name = /^\/rows\/0123\/(.*)\.csv$/.exec(url)?.[1] ?? '';
    asked.push(name);
    const getLater = () => new Promise<Answer>((answer) => waiting.push({ name, answer }));
    const { status = 200, text = '', error } = isReady ? shard(name) : await getLater();
    if (error) throw error;
    return { status, ok: status === 200, text: () => Promise.resolve(text) };
  };
  Object.assign(globalThis, { fetch: fetchShard });

  return {
    address,
    firstCertificates,
    /** The names of the requested shards. */
    asked,
    /** Whether a request has no answer yet. */
    isAwaited: () => waiting.length > 0,
    /** Answers the open requests, or those whose shards match. */
    arrive: (which?: RegExp) => answerAll(shard, which),
    /** Answers all requests, also later ones. */
    always: () => {
      isReady = true;
      answerAll(shard);
    },
    lose: (which?: RegExp) => answerAll(() => ({ error: new TypeError('network') }), which),
    /** Answers as if there were another revision now. */
    goAway: () => answerAll(() => ({ status: 404 })),
  };
}
