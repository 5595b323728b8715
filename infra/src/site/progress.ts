/** Tells the reader what is going on: one line per finished step, with its time. */
export class Progress {
  private readonly began = performance.now();

  constructor(readonly say: (line: string) => void) {}

  /** Seconds since the start. */
  total(): string {
    return seconds(performance.now() - this.began);
  }

  async step<Result>(name: string, work: (note: (text: string) => void) => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const notes: string[] = [];
    try {
      const result = await work((text) => notes.push(text));
      const detail = notes.length > 0 ? `: ${notes.join(', ')}` : '';
      this.say(`  ✓ ${name}${detail} (${seconds(performance.now() - began)})`);
      return result;
    } catch (error) {
      this.say(`  ✗ ${name} (${seconds(performance.now() - began)})`);
      throw error;
    }
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
