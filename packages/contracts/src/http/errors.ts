/** The body of every answer that is not 2xx. */
export interface ApiError {
  /** Stable, snake_case: `business_not_found`, `invalid_parameter`. */
  code: string;
  /** For people: names the parameter and says what to do. */
  message: string;
  requestId: string;
}
