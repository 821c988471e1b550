import type { AlertFrequency } from "@forecourt/leads/returning";
import type { Wording } from "@forecourt/tenant-config";

interface FrequencyFieldProps {
  id: string;
  chosen: AlertFrequency;
  offered: readonly AlertFrequency[];
  words: Wording["alerts"];
}

/** How often a shopper wants to be written to. */
export function FrequencyField({ id, chosen, offered, words }: FrequencyFieldProps) {
  return (
    <div className="fc-field">
      <label htmlFor={id}>{words.frequency}</label>
      <select id={id} name="frequency" className="fc-input" defaultValue={chosen}>
        {offered.map((frequency) => (
          <option key={frequency} value={frequency}>
            {words[frequency]}
          </option>
        ))}
      </select>
    </div>
  );
}
