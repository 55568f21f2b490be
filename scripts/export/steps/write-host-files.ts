import { writeFileIn } from '../files';
import { printApacheConfiguration } from '../hosts/apache';
import { printCaddyConfiguration } from '../hosts/caddy';
import { countUnreadRules, printHeadersFile } from '../hosts/headers-file';
import { printNginxConfiguration } from '../hosts/nginx';
import { getHostRules, type HostRules } from '../hosts/rules';
import { printServeConfiguration } from '../hosts/serve';
import type { Site } from '../step';

/** The configuration files of hosts, in the site's folder; each host ignores the others'. */
const HOST_FILES: Record<string, (rules: HostRules) => string> = {
  '.htaccess': printApacheConfiguration,
  _headers: printHeadersFile,
  '.host/nginx.conf': printNginxConfiguration,
  '.host/Caddyfile': printCaddyConfiguration,
  '.host/serve.json': printServeConfiguration,
  // Otherwise GitHub Pages would omit folders that begin with an underscore.
  '.nojekyll': () => '',
};

/** Their names; a file of public/ with one of them ends the build. */
export const HOST_FILE_NAMES = Object.keys(HOST_FILES);

export async function writeHostFiles({ folder, pages, settings }: Site): Promise<void> {
  const rules = getHostRules(pages, settings);
  for (const [file, print] of Object.entries(HOST_FILES)) {
    await writeFileIn(folder, file, print(rules));
  }
  const unread = countUnreadRules(printHeadersFile(rules));
  if (unread > 0)
    console.warn(
      `_headers has ${unread} rules more than Cloudflare Pages reads, which sends these pages without their headers: take ${Math.ceil(unread / 2)} entries out of data/pages.yaml or districts out of data/navigation.yaml, or use another host`,
    );
}
