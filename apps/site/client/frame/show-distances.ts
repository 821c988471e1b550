import { distanceBetween, distanceText } from "@forecourt/tenant-config/locations";
import { type BehaviourValue, readBehaviour, selectorOf } from "@forecourt/ui/behaviours";

/** Long enough to be asked, and to find a satellite. */
const POSITION = { timeout: 20_000, maximumAge: 300_000 };

/** The shopper's position, once the browser's question is answered with yes. It never leaves the page. */
const position = (): Promise<GeolocationCoordinates> =>
  new Promise((found, failed) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => found(coords), failed, POSITION);
  });

/** Writes beside every place of the page how far it is, and says which is the nearest. */
export async function showDistances(words: BehaviourValue<"howFar">): Promise<void> {
  const said = document.querySelector(selectorOf("howFarSaid"));
  const say = (text: string): void => {
    if (said) said.textContent = text;
  };
  try {
    const { latitude, longitude } = await position();
    let nearest: { far: number; text: string } | null = null;
    for (const place of document.querySelectorAll<HTMLElement>(selectorOf("standsAt"))) {
      const [north, east, name] = readBehaviour(place, "standsAt") ?? [];
      const far = distanceBetween(
        { latitude, longitude },
        { latitude: Number(north), longitude: Number(east) },
      );
      if (far === null) continue;
      place.textContent = words.fromYou.replace("{distance}", distanceText(far, words));
      place.hidden = false;
      if (nearest === null || far < nearest.far) nearest = { far, text: `${name}: ${place.textContent}` };
    }
    say(nearest?.text ?? "");
  } catch {
    say(words.noPosition);
  }
}
