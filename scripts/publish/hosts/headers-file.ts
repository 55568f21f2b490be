import type { Settings } from '@/lib/settings.mjs';
import { NOT_FOUND_FILE, type Page } from '../pages';
import {
  asHeader,
  CACHING_BY_FOLDER,
  POLICY_HEADER,
  securityHeaders,
  type Header,
} from '../policy';

const rule = (address: string, headers: readonly Header[]) =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The _headers file of Netlify and Cloudflare Pages. A header that two matching rules set is sent with both values, so
 * no rule repeats another's; both hosts revalidate by themselves what no rule gives a caching of.
 * The 404 screen, which has no address of its own, has its policy in its `<meta>` alone.
 */
export function headersFile(pages: readonly Page[], settings: Settings): string {
  const { basePath } = settings;
  return [
    rule(`${basePath}/*`, securityHeaders(settings)),
    ...[...CACHING_BY_FOLDER].map(([folder, caching]) =>
      rule(`${basePath}${folder}*`, [['Cache-Control', caching]]),
    ),
    ...pages
      .filter(({ file }) => file !== NOT_FOUND_FILE)
      .map(({ address, policy }) => rule(address, [[POLICY_HEADER, asHeader(policy)]])),
    '',
  ].join('\n');
}
