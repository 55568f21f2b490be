import type { StudentRecord } from '@/lib/content/schemas/student-record';
import { writeRecordParts } from '@/lib/records/write-record-parts';

type Answer = { status?: number; text?: string; error?: Error };

/**
 * Stands in for a site with the parts of some records: what is asked of it comes when the test says so.
 */
export function publishRecords(records: readonly StudentRecord[]) {
  const address = { url: '/rows', publication: '0123' };
  const parts = writeRecordParts(address.publication, records);
  const asked: string[] = [];
  let waiting: { name: string; answer: (answer: Answer) => void }[] = [];
  let isReady = false;

  const part = (name: string): Answer => ({ text: parts.get(name) });
  const answerAll = (answerFor: (name: string) => Answer, which = /./) => {
    const answered = waiting.filter(({ name }) => which.test(name));
    waiting = waiting.filter(({ name }) => !which.test(name));
    for (const { name, answer } of answered) answer(answerFor(name));
  };

  const fetchPart = async (url: string): Promise<Partial<Response>> => {
    const name = /^\/rows\/0123\/(.*)\.csv$/.exec(url)?.[1] ?? '';
    asked.push(name);
    const {
      status = 200,
      text = '',
      error,
    } = isReady
      ? part(name)
      : await new Promise<Answer>((answer) => waiting.push({ name, answer }));
    if (error) throw error;
    return { status, ok: status === 200, text: () => Promise.resolve(text) };
  };
  Object.assign(globalThis, { fetch: fetchPart });

  return {
    address,
    /** The names of the parts that were asked for. */
    asked,
    /** Whether anything was asked for that has not been answered. */
    isAwaited: () => waiting.length > 0,
    /**
     * Lets come what was asked for.
     *
     * @param which parts, by their names
     */
    arrive: (which?: RegExp) => answerAll(part, which),
    /** And whatever will be. */
    always: () => {
      isReady = true;
      answerAll(part);
    },
    fail: () => answerAll(() => ({ status: 503 })),
    lose: (which?: RegExp) => answerAll(() => ({ error: new TypeError('network') }), which),
    tear: () => answerAll((name) => ({ text: part(name).text?.slice(0, -2) })),
    arriveAsPage: () => answerAll(() => ({ text: '<!doctype html><title>Sign in</title>' })),
    /** As after another publication. */
    goAway: () => answerAll(() => ({ status: 404 })),
  };
}
