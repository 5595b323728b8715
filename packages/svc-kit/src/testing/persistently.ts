/** Tries again, as a visitor does who is refused because there is too much to do. */
export async function persistently<T extends { status: number }>(send: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100 + 200 * Math.random()));
  }
}
