/** It is noted once a second while it goes on, and told with a request, for which somebody has to come. */
const LASTS_MS = 2_000;

/** Whether most visitors are refused at present: from the moment that it is noted, until nobody has noted it for two seconds. */
export class Shedding {
  private until = -Infinity;

  note(): void {
    this.until = performance.now() + LASTS_MS;
  }

  get isOn(): boolean {
    return performance.now() < this.until;
  }
}
