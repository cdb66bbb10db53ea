/** The commands of WebDriver that journeys use: their name over Marionette, and their method and address over HTTP. */
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

export type Parameters = Readonly<Record<string, unknown>>;

/** A running browser. */
export interface Driver {
  /** Sends a command and returns its value; throws with the browser's own words. */
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  close(): Promise<void>;
}
