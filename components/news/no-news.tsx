/** Stands where news would, while there is none. */
export function NoNews() {
  return <p>There is no news at the moment.</p>;
}
