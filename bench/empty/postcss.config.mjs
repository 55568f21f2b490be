/** Keeps Next.js from taking the site's own, which stands above this folder. */
const config = { plugins: {} };

export default config;
