import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body, decompressed. */
  text: string;
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}

/** Asks for an address as it stands: no redirect is followed, and no compression is asked for unless `headers` do. */
export function request(
  url: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    http
      .request(url, { method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: decode(Buffer.concat(chunks), response.headers['content-encoding']),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
}

/** Asks for an address and follows redirects, as a browser does; fails when there are more than two. */
export async function follow(url: string, redirectsLeft = 2): Promise<Answer> {
  const answer = await request(url);
  const { location } = answer.headers;
  if (answer.status < 300 || answer.status >= 400 || !location) return answer;
  if (redirectsLeft === 0) throw new Error(`${url}: redirected without end`);
  return follow(new URL(location, url).href, redirectsLeft - 1);
}
