/** The smallest page that Next.js can export. The bench compares the site with it. */
const nextConfig = { output: 'export', generateBuildId: () => 'empty' };

export default nextConfig;
