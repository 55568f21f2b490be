import { escapeMarkup } from '@/lib/feeds/escape-markup';
import type { Repository } from './repository';

const SERVICE_NAMES = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitea: 'Gitea or Forgejo',
};

/** Renders the steps to create the access token with which the editor reads and writes the repository. */
function renderTokenHelp({ kind, name, serverUrl }: Repository): string {
  const steps = {
    github: [
      `Open <a href="${serverUrl}/settings/personal-access-tokens/new">${serverUrl}/settings/personal-access-tokens/new</a> and sign in.`,
      'Name it after this browser. Let it expire after 90 days at most.',
      `Under “Repository access” choose “Only select repositories”, and there <b>${name}</b>.`,
      'Under “Permissions” add “Contents” with “Read and write”, and nothing else.',
      'Generate the token, copy it, and paste it here.',
    ],
    gitlab: [
      `Open <a href="${serverUrl}/${name}/-/settings/access_tokens">${serverUrl}/${name}/-/settings/access_tokens</a> and sign in.`,
      'Let it expire after 90 days at most. Give it the role “Developer” and the scope “api”.',
      'Create the token, copy it, and paste it here.',
    ],
    gitea: [
      `Open <a href="${serverUrl}/user/settings/applications">${serverUrl}/user/settings/applications</a> and sign in.`,
      'Give it “Read and write” for “repository”, “Read” for “user”, and nothing else.',
      'Generate the token, copy it, and paste it here.',
    ],
  }[kind];
  return `<details id="token-help">
<summary>How to get an access token</summary>
<p>A token is a password for one purpose: it lets this page save to <b>${name}</b> on ${SERVICE_NAMES[kind]}.</p>
<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>
<p>This browser keeps it until you sign out. Whoever has it can change this site, so sign out on a computer that others use, and if a token is lost, delete it where you made it.</p>
</details>`;
}

interface PageAddresses {
  script: string;
  style: string;
}

export const renderEditorPage = (
  { script, style }: PageAddresses,
  { brand, repository, policy }: { brand: string; repository?: Repository; policy: string },
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escapeMarkup(brand)} content</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
<script type="module" src="${script}"></script>
</head>
<body>
<dialog id="message" aria-labelledby="message-title">
<h1 id="message-title">Please note</h1>
<p></p>
<button type="button">Close</button>
</dialog>
<p id="undo" role="status"></p>
${repository ? renderTokenHelp(repository) : ''}
<noscript>The editor needs JavaScript.</noscript>
</body>
</html>
`;
