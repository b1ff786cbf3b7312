/** What a listener sees and hears of the radio. */
export type RadioState = {
  status: StreamStatus
  /** Why there is no sound, or nothing. */
  message: string
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** What the sleep timer was set to, in minutes; 0 when it is off. */
  sleepMinutes: number
}

export type StreamStatus = 'idle' | 'connecting' | 'playing' | 'reconnecting'

export const messages = {
  start: 'Unable to start playback. Please try again.',
  stream: 'Stream temporarily unavailable.',
  resume: 'Press play to keep listening.',
  elsewhere: 'Stopped here: it plays in another tab.',
  offline: 'You are offline. The radio needs a connection.',
} as const

/** What the controls say where nothing is wrong. */
export const statusTexts: Readonly<Record<StreamStatus, string>> = {
  idle: 'Stopped. The stream connects when you press play.',
  connecting: 'Connecting …',
  playing: 'On air, live.',
  reconnecting: 'Connecting again …',
}

export const initialState: RadioState = {
  status: 'idle',
  message: '',
  volume: 0.9,
  isMuted: false,
  sleepMinutes: 0,
}
