import type { SoundName } from './radio-state'

type Props = {
  /** What plays, or would. */
  sound: SoundName
  onChoose: (sound: SoundName) => void
}

const labels = { recording: 'Play our recording', stream: 'Back to the stream' }

/** Leads from a stream that does not answer to the recording, and back. */
export function RecordingButton({ sound, onChoose }: Props) {
  const other = sound === 'stream' ? 'recording' : 'stream'
  return (
    <button type="button" onClick={() => onChoose(other)}>
      <span key={other}>{labels[other]}</span>
    </button>
  )
}
