import { writeFileBelow } from '../files';
import { formatApacheConfiguration } from '../hosts/apache';
import { formatCaddyConfiguration } from '../hosts/caddy';
import { countUnreadRules, formatHeadersFile } from '../hosts/headers-file';
import { formatNginxConfiguration } from '../hosts/nginx';
import { getHostRules, type HostRules } from '../hosts/rules';
import { formatServeConfiguration } from '../hosts/serve';
import type { ExportedSite } from '../step';

/** The configuration files of all hosts. They are in the site's folder; each host ignores those of the others. */
const HOST_FILES: Record<string, (rules: HostRules) => string> = {
  '.htaccess': formatApacheConfiguration,
  _headers: formatHeadersFile,
  '.host/nginx.conf': formatNginxConfiguration,
  '.host/Caddyfile': formatCaddyConfiguration,
  '.host/serve.json': formatServeConfiguration,
  // Otherwise GitHub Pages would omit folders that begin with an underscore.
  '.nojekyll': () => '',
};

/** The names of the files that the build writes for hosts. It fails if public/ has a file with one of these names. */
export const HOST_FILE_NAMES = Object.keys(HOST_FILES);

export async function writeHostFiles({ folder, pages, settings }: ExportedSite): Promise<void> {
  const rules = getHostRules(pages, settings);
  for (const [file, formatConfiguration] of Object.entries(HOST_FILES)) {
    await writeFileBelow(folder, file, formatConfiguration(rules));
  }
  const unreadRules = countUnreadRules(formatHeadersFile(rules));
  if (unreadRules > 0)
    console.warn(
      `_headers has ${unreadRules} rules more than Cloudflare Pages reads, which sends these pages without their headers: take ${Math.ceil(unreadRules / 2)} entries out of data/pages.yaml or districts out of data/navigation.yaml, or use another host`,
    );
}
