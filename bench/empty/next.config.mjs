/** The least that Next.js can export, built like the site, to tell what the site adds to it. */
/** @type {import('next').NextConfig} */
const nextConfig = {
  output: 'export',
  generateBuildId: () => 'empty',
};

export default nextConfig;
