/** What visitors get while a new build takes the place of the one before, from servers that go on running. */
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { isCi } from '@/scripts/testing/ci';
import { findHost } from '@/scripts/testing/hosts';
import { assetsHostBuild, fileOfRoute, plainBuild, readText } from './builds';
import { follow, type Answer } from './request';
import { startHost, type Server } from './servers';

const HOMES = LANGUAGES.map((language) => localizePath('/', language));
const VISITED = [...HOMES, '/about', '/gallery', '/district-secretaries'];
const BUILDS = [plainBuild, assetsHostBuild];

type Directives = Map<string, string>;

function directivesOf(policy: string): Directives {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

/** The directives of the header that are not those of the page. */
function strangeDirectives({ headers, text }: Answer): string[] {
  const [, meta = ''] =
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
  const own = directivesOf(meta).set('frame-ancestors', "'none'").set('object-src', "'none'");
  const sent = directivesOf(headers['content-security-policy']?.toString() ?? '');
  return [...sent].filter(([name, sources]) => own.get(name) !== sources).map(([name]) => name);
}

/** Visits each page; what is wrong with what comes, and which build it is of. */
async function visit({ origin }: Server): Promise<{ faults: string[]; builds: Set<string> }> {
  const faults: string[] = [];
  const builds = new Set<string>();
  for (const route of VISITED) {
    const answer = await follow(origin + route);
    const build = BUILDS.find((one) => readText(one, fileOfRoute(route)) === answer.text);
    if (build) builds.add(build.name);
    else faults.push(`${route}: ${answer.status}, and no page of either build`);
    faults.push(...strangeDirectives(answer).map((name) => `${route}: ${name} is not its own`));
  }
  return { faults, builds };
}

it.each(['nginx', 'apache2', 'caddy', 'serve'] as const)(
  '%s: each page comes whole and under its own policy, before, while and after another build is published',
  async (name) => {
    if (name !== 'serve' && findHost(name) === undefined) {
      if (isCi) throw new Error(`${name} is not installed`);
      return;
    }
    const server = await startHost(name, plainBuild);
    try {
      expect(await visit(server)).toEqual({ faults: [], builds: new Set([plainBuild.name]) });
      server.redeploy(assetsHostBuild);
      const switched = await visit(server);
      expect(switched).toEqual({ faults: [], builds: new Set([assetsHostBuild.name]) });
      const visits = Array.from({ length: 5 }, () => visit(server));
      server.reload();
      for (const { faults } of await Promise.all(visits)) expect(faults).toEqual([]);
      expect(await visit(server)).toEqual({
        faults: [],
        builds: new Set([assetsHostBuild.name]),
      });
    } finally {
      await server.stop();
    }
  },
);
