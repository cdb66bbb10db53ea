/**
 * An error in the format of REST responses: a message that may contain `%name` or `%1`, the values for it, and a status. Pages
 * show the same text.
 */
export class ShopError extends Error {
  readonly status: 400 | 401 | 404 | 500;
  readonly parameters: Readonly<Record<string, unknown>> | readonly unknown[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: 400 | 401 | 404 | 500,
    message: string,
    parameters?: Readonly<Record<string, unknown>> | readonly unknown[],
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.status = status;
    this.parameters = parameters;
    this.headers = headers;
  }

  /** The message with its placeholders filled in. */
  get text(): string {
    const { parameters } = this;
    if (parameters === undefined) return this.message;
    return this.message.replace(/%(\w+)/g, (placeholder, name: string) => {
      const value = Array.isArray(parameters)
        ? parameters[Number(name) - 1]
        : Object.entries(parameters).find(([key]) => key === name)?.[1];
      return value === undefined || value === null ? placeholder : String(value);
    });
  }
}

export function missingInput(fieldName: string): ShopError {
  return new ShopError(400, '"%fieldName" is required. Enter and try again.', { fieldName });
}

export function notAllowed(resources: string): ShopError {
  return new ShopError(401, "The consumer isn't authorized to access %resources.", { resources });
}

/** An unexpected error: the visitor gets a report id, the details stay in the log. */
export function internalError(reportId: string): ShopError {
  return new ShopError(500, `Internal Error. Details are available in Magento log file. Report ID: webapi-${reportId}`);
}
