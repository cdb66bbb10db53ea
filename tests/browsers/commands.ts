/** The WebDriver commands that journeys use: their Marionette names, and their HTTP methods and paths. */
export const commands = {
  open: ['WebDriver:Navigate', 'POST', 'url'],
  address: ['WebDriver:GetCurrentURL', 'GET', 'url'],
  back: ['WebDriver:Back', 'POST', 'back'],
  forward: ['WebDriver:Forward', 'POST', 'forward'],
  run: ['WebDriver:ExecuteScript', 'POST', 'execute/sync'],
  click: ['WebDriver:ElementClick', 'POST', 'element/{id}/click'],
  clear: ['WebDriver:ElementClear', 'POST', 'element/{id}/clear'],
  type: ['WebDriver:ElementSendKeys', 'POST', 'element/{id}/value'],
  role: ['WebDriver:GetComputedRole', 'GET', 'element/{id}/computedrole'],
  name: ['WebDriver:GetComputedLabel', 'GET', 'element/{id}/computedlabel'],
  isShown: ['WebDriver:IsElementDisplayed', 'GET', 'element/{id}/displayed'],
  act: ['WebDriver:PerformActions', 'POST', 'actions'],
  enterFrame: ['WebDriver:SwitchToFrame', 'POST', 'frame'],
  leaveFrame: ['WebDriver:SwitchToParentFrame', 'POST', 'frame/parent'],
  resize: ['WebDriver:SetWindowRect', 'POST', 'window/rect'],
} as const;

export type Command = keyof typeof commands;

/** WebDriver's reference to an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export type Reference = Readonly<Record<typeof elementKey, string>>;

/** A function that runs in the page. It can use only its arguments. */
export type Script<Result> = (...given: never[]) => Result;

export type Parameters = Readonly<Record<string, unknown>>;

/** A running browser. */
export interface Driver {
  /** Sends a command and returns its value. Throws the browser's own message. */
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  close(): Promise<void>;
}

/** Runs a function in the page, or in the driver's current frame. */
export function runIn(driver: Driver, script: Script<unknown>, args: readonly unknown[]): Promise<unknown> {
  return driver.send('run', { script: `return (${script}).apply(null, arguments)`, args });
}
