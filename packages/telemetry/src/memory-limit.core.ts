/** What a process may have. `constrained` is what Node.js knows of the container: 0 or more than there is when nothing limits it. */
export const memoryLimit = (constrained: number, total: number): number =>
  constrained > 0 && constrained < total ? constrained : total;
