import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body, decompressed. */
  text: string;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Asks for an address as it stands: no redirect is followed, and no compression is asked for unless `headers` do. */
export async function request(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const asking = http.request(url, { method, headers, agent: false }).end();
  const [response] = (await once(asking, 'response')) as [http.IncomingMessage];
  const body = await buffer(response);
  const decode = DECODERS[response.headers['content-encoding'] ?? ''];
  const text = (decode?.(body) ?? body).toString();
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

/** Asks for an address and follows redirects, as a browser does; fails when there are more than two. */
export async function follow(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  redirectsLeft = 2,
): Promise<Answer> {
  const answer = await request(url, headers);
  const { location } = answer.headers;
  if (!location) return answer;
  if (redirectsLeft === 0) throw new Error(`${url}: redirected without end`);
  return follow(new URL(location, url).href, headers, redirectsLeft - 1);
}
