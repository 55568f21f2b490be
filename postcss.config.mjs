const config = {
  plugins: {
    'postcss-import': {},
    tailwindcss: {},
  },
};

export default config;
