export default function EmptyPage() {
  return (
    <main>
      <h1>Empty</h1>
    </main>
  );
}
