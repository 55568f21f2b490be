import { addPolicy } from '@/scripts/export/steps/add-policy';
import { makeContext, makePage } from '../../../support/pipeline-page';

const HEAD = '<head><meta charset="utf-8"/></head>';

/** The directives of the policy that is added to a document. */
function getDirectives(html: string): string[] {
  const { html: finished } = addPolicy.transform(makePage(HEAD + html), makeContext());
  const [, policy = ''] =
    /^<head><meta charset="utf-8"\/><meta http-equiv="Content-Security-Policy" content="([^"]+)"\/>/.exec(
      finished,
    ) ?? [];
  return policy.split('; ');
}

it('allows each inline script by its hash, two equal ones by one, and leaves out data', () => {
  const html =
    '<script>a()</script><script src="/a.js"></script><script type="speculationrules">a()</script>' +
    '<script type="application/ld+json">{}</script>';
  // printf 'a()' | openssl dgst -sha256 -binary | base64
  expect(getDirectives(html)).toContain(
    "script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='",
  );
});

it('allows each inline style sheet by its hash, two equal ones by one', () => {
  const html = '<style>p{margin:0}</style><style data-href="/a.css">p{margin:0}</style><b>p</b>';
  // printf 'p{margin:0}' | openssl dgst -sha256 -binary | base64
  expect(getDirectives(html)).toContain(
    "style-src 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
  );
});
