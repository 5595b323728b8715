export function LoadingPage() {
  return <p>Loading…</p>;
}
