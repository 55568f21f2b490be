/** The least that Next.js can export, built like the site, to tell what the site adds to it. */
const nextConfig = { output: 'export', generateBuildId: () => 'empty' };

export default nextConfig;
