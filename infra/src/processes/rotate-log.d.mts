export const LOG_LIMIT: number;
export function rotateLog(path: string, limit?: number, now?: number): void;
