/** The shell tells it once a second while it goes on, together with a request, so some of these notes are missing. */
const LASTS_MS = 2_000;

/** Remembers whether the shell refuses most visitors: from the moment that it says so until it has said nothing for two seconds. */
export class Shedding {
  private until = -Infinity;

  note(): void {
    this.until = performance.now() + LASTS_MS;
  }

  get isOn(): boolean {
    return performance.now() < this.until;
  }
}
