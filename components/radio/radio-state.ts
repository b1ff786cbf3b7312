/** What plays: the station’s stream, or our recording of its program. */
export type SoundName = 'stream' | 'recording'

/** What a listener sees and hears of the radio. */
export type RadioState = {
  sound: SoundName
  status: SoundStatus
  /** Why there is no sound, or nothing. */
  message: string
  /** 0 to 1. */
  volume: number
  isMuted: boolean
  /** What the sleep timer was set to, in minutes; 0 when it is off. */
  sleepMinutes: number
}

/** `buffering`: the connection is there, and the sound has paused. */
export type SoundStatus = 'idle' | 'connecting' | 'playing' | 'buffering' | 'reconnecting'

export const messages = {
  start: 'Unable to start playback. Please try again.',
  stream: 'Stream temporarily unavailable.',
  resume: 'Press play to keep listening.',
  elsewhere: 'Stopped here: it plays in another tab.',
  offline: 'You are offline. The radio needs a connection.',
} as const

const loading = {
  connecting: 'Connecting …',
  buffering: 'Buffering …',
  reconnecting: 'Connecting again …',
} as const

/** What the controls say where nothing is wrong. */
export const radioWords = {
  stream: {
    label: 'On air',
    /** A live station plays whether anyone listens or not. */
    program: 'Now Playing on air',
    status: {
      ...loading,
      idle: 'Stopped. The stream connects when you press play.',
      playing: 'On air, live.',
    },
    bar: { ...loading, idle: 'Stopped', playing: 'On air' },
  },
  recording: {
    label: 'Recording',
    program: 'Now Playing: press play',
    status: {
      ...loading,
      idle: 'Stopped. The recording loads when you press play.',
      playing: 'Playing a recording, on repeat.',
    },
    bar: { ...loading, idle: 'Stopped', playing: 'Recording' },
  },
}

const first = { status: 'idle', message: '', volume: 0.9, isMuted: false, sleepMinutes: 0 } as const

/** Before anything is known of the listener, as on the server. */
export const initialStates: Readonly<Record<SoundName, RadioState>> = {
  stream: { ...first, sound: 'stream' },
  recording: { ...first, sound: 'recording' },
}
