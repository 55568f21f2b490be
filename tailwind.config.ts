import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { DEVANAGARI_FONTS } from './lib/ui/system-fonts';
import { DARK_COLORS, LIGHT_COLORS, BREAKPOINTS, type Color } from './lib/ui/theme';

/** The custom property that holds a colour. */
const getVariableName = (name: string) => `--${name}`;

const getVariables = (colors: Partial<Record<Color, string>>) =>
  Object.fromEntries(Object.entries(colors).map(([name, value]) => [getVariableName(name), value]));

/** The names by which components know the colours. */
const colors = {
  transparent: 'transparent',
  current: 'currentColor',
  ...Object.fromEntries(
    Object.keys(LIGHT_COLORS).map((name) => [name, `var(${getVariableName(name)})`]),
  ),
};

/** The font of all text. Pages in another script set --font-text. */
const TEXT_FONT = 'var(--font-text, anek)';

/** The value of `src` for a font of the system: the names to look for. */
const nameSystemFont = (names: readonly string[]) => names.map((name) => `local('${name}')`).join();

const config: Config = {
  // The service worker inserts its note into any page.
  content: ['./app/**/*.tsx', './components/**/*.tsx', './scripts/export/offline/worker.ts'],
  // Words of comments, not classes.
  blocklist: ['visible', 'filter'],
  theme: {
    colors,
    screens: BREAKPOINTS,
    fontWeight: {
      normal: '400',
      semibold: 'var(--semibold)',
      bold: '700',
      extrabold: 'var(--extrabold)',
    },
    borderRadius: { DEFAULT: '4px', full: '9999px' },
    fontFamily: {
      sans: [TEXT_FONT, 'latin-fallback', 'system-ui', 'sans-serif'],
      capitals: [TEXT_FONT, 'capitals-fallback', 'system-ui', 'sans-serif'],
      slogan: ['slogan', TEXT_FONT, 'latin-fallback', 'sans-serif'],
      icon: ['objective-icons', 'sans-serif'],
    },
    systemFonts: {
      devanagari: {
        regular: nameSystemFont(DEVANAGARI_FONTS.regular),
        bold: nameSystemFont(DEVANAGARI_FONTS.bold),
      },
    },
    extend: {
      keyframes: {
        marquee: { to: { transform: 'translateX(-50%)' } },
        appear: { from: { opacity: '0' } },
      },
      animation: {
        marquee: 'marquee var(--marquee-duration) linear infinite',
        appear: 'appear 250ms ease-out',
      },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      addBase({
        ':root': {
          'color-scheme': 'light dark',
          '--semibold': '600',
          '--extrabold': '800',
          ...getVariables(LIGHT_COLORS),
        },
        '@media (prefers-color-scheme: dark)': { ':root': getVariables(DARK_COLORS) },
      });
      // `no-script`: scripting is off, or the script never arrived. `touch`: room for fingers.
      addVariant('no-script', ['@media (scripting: none)', '[data-script=lost] &']);
      addVariant('touch', '@media (pointer: coarse)');
    }),
  ],
};

export default config;
