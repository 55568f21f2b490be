import { Picture } from '@/components/ui/picture';
import { ROUTE_PATHS, type RoutePath } from '@/lib/routes';
import type { Content, Image } from '../content';
import { Records } from './records';
import { Slideshow } from './slideshow';

/** In the widths of the site's tiles on a phone. */
const Gallery = ({ tiles }: { tiles: readonly Image[] }) => (
  <ul className="tiles">
    {tiles.map(({ url, description }, index) => (
      <li key={url}>
        <Picture
          src={url}
          alt={description}
          kind="tile"
          sizes="38vw"
          priority={index === 0 ? 'first' : undefined}
        />
        {`EVENT Sports Event ${index + 1}`}
      </li>
    ))}
  </ul>
);

interface AppProps {
  route: RoutePath;
  content: Content;
  rows: readonly (readonly string[])[];
}

/** The five screens, without what changes no measure, such as most of the header. */
export const App = ({ route, content: { screens, images }, rows }: AppProps) => (
  <>
    <header>
      <p>
        <img src="/assets/logos/main.svg" alt="" width="48" height="48" /> State Council
      </p>
      <nav aria-label="Main">
        <button popoverTarget="main-menu">MENU</button>
        <ul id="main-menu" popover="auto">
          {ROUTE_PATHS.map((path) => (
            <li key={path}>
              <a href={path}>{path.slice(1) || 'home'}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
    <main>
      <h1>{screens[route].title}</h1>
      {route === '/' && <Slideshow slides={images} />}
      {route === '/gallery' && <Gallery tiles={images} />}
      {route === '/student-records' && <Records initial={rows} />}
      <div dangerouslySetInnerHTML={{ __html: screens[route].text }} />
    </main>
    <footer>State Council for Sports and Education</footer>
  </>
);
