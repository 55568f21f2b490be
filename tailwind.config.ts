import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Colours by what they are for; their values, light and dark, stand in app/globals.css. */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  page: 'var(--page)',
  surface: 'var(--surface)',
  text: 'var(--text)',
  soft: 'var(--soft)',
  rule: 'var(--rule)',
  control: 'var(--control)',
  accent: 'var(--accent)',
  lane: 'var(--lane)',
  link: 'var(--link)',
  band: 'var(--band)',
  'on-band': 'var(--on-band)',
  'on-band-soft': 'var(--on-band-soft)',
  clay: 'var(--clay)',
  'on-clay': 'var(--on-clay)',
  highlight: 'var(--highlight)',
  'on-highlight': 'var(--on-highlight)',
};

const config: Config = {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  theme: {
    colors,
    // In em, so that large text gets the layout of a smaller screen.
    screens: { sm: '40em', md: '48em', lg: '64em', xl: '80em' },
    borderRadius: { DEFAULT: '4px', full: '9999px' },
    fontFamily: {
      sans: ['var(--font-latin)', 'system-ui', 'sans-serif'],
      hindi: ['var(--font-devanagari)', 'var(--font-latin)', 'sans-serif'],
      icon: ['var(--font-emoji)', 'sans-serif'],
    },
    extend: {
      keyframes: {
        marquee: { to: { transform: 'translateX(-50%)' } },
        appear: { from: { opacity: '0' } },
      },
      animation: {
        marquee: 'marquee 40s linear infinite',
        appear: 'appear 250ms ease-out',
      },
    },
  },
  plugins: [
    plugin(({ addVariant }) => {
      // Fallbacks for pages whose script never runs, and room for fingers.
      addVariant('no-script', '@media (scripting: none)');
      addVariant('touch', '@media (pointer: coarse)');
    }),
  ],
};

export default config;
