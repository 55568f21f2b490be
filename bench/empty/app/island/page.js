import { Counter } from './counter';

export const metadata = { title: 'Island' };

export default function IslandPage() {
  return (
    <main>
      <h1>Island</h1>
      <Counter />
    </main>
  );
}
