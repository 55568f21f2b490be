/** Keeps an open form usable when the access token has expired: asks for a new one, and repeats the refused request. */

const QUESTION =
  'GitHub does not accept your access token any more. Make a new one in another tab, at github.com/settings/personal-access-tokens, and paste it here: then this form goes on.';

const NOT_SAVED =
  'Your access token has run out, and nothing was saved. What you have typed is still in the form: press Save again, and paste a new token. Copy it before you sign out or reload this page, because then it is lost.';

const NO_NETWORK =
  'GitHub cannot be reached. What you have typed is still in the form, and nothing was saved: look whether this computer has a network, and press Save again.';

const failToSend = (cause: unknown): never => {
  throw new Error(NO_NETWORK, { cause });
};

/** The token that was given here. Sveltia CMS keeps the old one, and asks again when the page is reloaded. */
let newToken: string | undefined;

/** The header of the last request to GitHub that had a token. */
let authorization = '';

export const getAuthorization = (): string => authorization;

/** Whether the user gave no token, and has done nothing since. One save sends several requests, and only one asks. */
let isDeclined = false;

/** Must be called before Sveltia CMS starts. */
export function renewToken(): void {
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (isDeclined = false), { capture: true });
  const { fetch: send } = globalThis;
  globalThis.fetch = async (address, options) => {
    const headers = new Headers(options?.headers);
    const isToGitHub = String(address).startsWith('https://api.github.com/');
    if (!isToGitHub || !headers.has('Authorization')) return send(address, options);
    for (;;) {
      const token = newToken;
      if (token) headers.set('Authorization', `token ${token}`);
      authorization = headers.get('Authorization') ?? '';
      const response = await send(address, { ...options, headers }).catch(failToSend);
      if (response.status !== 401 || !document.querySelector('.content-editor')) return response;
      // Another request may have asked meanwhile.
      if (!isDeclined && token === newToken) newToken = prompt(QUESTION)?.trim() || undefined;
      isDeclined ||= !newToken;
      // Sveltia CMS shows the message of an answer.
      if (isDeclined) return Response.json({ message: NOT_SAVED }, { status: 401 });
    }
  };
}
