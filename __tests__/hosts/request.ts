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
export function request(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const answer = async (response: http.IncomingMessage) => {
      const decode = DECODERS[response.headers['content-encoding'] ?? ''];
      const body = await buffer(response);
      const text = (decode?.(body) ?? body).toString();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    };
    http
      .request(url, { method, headers, agent: false }, (response) => answer(response).catch(reject))
      .on('error', reject)
      .end();
  });
}

/** Asks for an address and follows redirects, as a browser does; fails when there are more than two. */
export async function follow(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  redirectsLeft = 2,
): Promise<Answer> {
  const answer = await request(url, headers);
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status >= 400 || !location) return answer;
  if (redirectsLeft === 0) throw new Error(`${url}: redirected without end`);
  return follow(new URL(location, url).href, headers, redirectsLeft - 1);
}
