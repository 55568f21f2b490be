/** The application as a browser renders it. */
import { createRoot } from 'react-dom/client';
import type { RoutePath } from '@/lib/routes';
import type { Content } from '../content';
import { App } from './app';
import './style.css';

/** The build inserts it. */
declare const CONTENT: Content;

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <App route={location.pathname as RoutePath} content={CONTENT} rows={[[]]} />,
);
