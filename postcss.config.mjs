/** The oldest browsers that run the site's script; older ones need no more of the style than these. */
const OLDEST = ['chrome 114', 'edge 114', 'firefox 125', 'safari 17', 'ios_saf 17'];

const config = {
  plugins: {
    'postcss-import': {},
    tailwindcss: {},
    autoprefixer: { overrideBrowserslist: OLDEST },
  },
};

export default config;
