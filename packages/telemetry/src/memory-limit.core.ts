/** Bytes that a process may use. `constrained` is the container's limit as Node.js tells it: 0, or more than there is, without one. */
export const memoryLimit = (constrained: number, total: number): number =>
  constrained > 0 && constrained < total ? constrained : total;
