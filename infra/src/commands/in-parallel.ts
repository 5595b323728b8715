/** Runs tasks, so many at a time, and keeps the order of their results. */
export async function inParallel<Task, Result>(
  tasks: readonly Task[],
  width: number,
  run: (task: Task) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  const worker = async () => {
    for (const [index, task] of queue) results[index] = await run(task);
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
