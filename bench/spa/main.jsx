import { createRoot } from 'react-dom/client';
import '../floor/style.css';
import { Records } from './records.jsx';
import { Slideshow } from './slideshow.jsx';

const SCREENS = { '/': Slideshow, '/student-records': Records };

function App() {
  const Screen = SCREENS[location.pathname];
  return (
    <>
      <header>
        <p>
          <img src="/assets/logos/main.svg" alt="" width="48" height="48" /> State Council
        </p>
        <nav aria-label="Main">
          <button popoverTarget="main-menu">MENU</button>
          <ul id="main-menu" popover="auto">
            {Object.keys(SCREENS).map((route) => (
              <li key={route}>
                <a href={route}>{route.slice(1) || 'home'}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <Screen />
      </main>
      <footer>State Council for Sports and Education</footer>
    </>
  );
}

createRoot(document.getElementById('root')).render(<App />);
