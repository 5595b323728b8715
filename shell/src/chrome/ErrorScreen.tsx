export function ErrorScreen() {
  return <h1>Something went wrong</h1>;
}
