/** A town, and where it is. */
export interface Place {
  readonly name: string;
  readonly state: string;
  readonly lat: number;
  readonly long: number;
}

/** State, then its towns with latitude and longitude. */
const read = (table: string): readonly Place[] =>
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [state = "", towns = ""] = line.split(/: (.*)/s);
      return towns.split(", ").map((town) => {
        const [, name = "", lat, long] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(town) ?? [];
        return { name, state, lat: Number(lat), long: Number(long) };
      });
    });

export const AUSTRALIAN_PLACES = read(`
NSW: Sydney -33.87 151.21, Syd -33.87 151.21, Newy -32.93 151.78, The Gong -34.42 150.89, Parramatta -33.81 151.0, Penrith -33.75 150.69, Liverpool -33.92 150.92, Blacktown -33.77 150.91, Campbelltown -34.07 150.81, Hornsby -33.7 151.1, Manly -33.8 151.29, Bondi -33.89 151.27, Chatswood -33.8 151.18, Newcastle -32.93 151.78, Maitland -32.73 151.55, Cessnock -32.83 151.36, Gosford -33.43 151.34, Central Coast -33.43 151.34, Wyong -33.28 151.42, Wollongong -34.42 150.89, Nowra -34.88 150.6, Bathurst -33.42 149.58, Orange -33.28 149.1, Cowra -33.83 148.69, Dubbo -32.25 148.6, Lithgow -33.48 150.15, Mudgee -32.6 149.59, Parkes -33.14 148.17, Wagga Wagga -35.11 147.37, Wagga -35.11 147.37, Albury -36.08 146.92, Tamworth -31.09 150.93, Armidale -30.51 151.67, Port Macquarie -31.43 152.91, Coffs Harbour -30.3 153.11, Lismore -28.81 153.28, Ballina -28.87 153.56, Byron Bay -28.64 153.61, Tweed Heads -28.18 153.54, Queanbeyan -35.35 149.23, Goulburn -34.75 149.72, Broken Hill -31.95 141.45, Griffith -34.29 146.05
VIC: Melbourne -37.81 144.96, Melb -37.81 144.96, Geelong -38.15 144.36, Ballarat -37.56 143.85, Bendigo -36.76 144.28, Shepparton -36.38 145.4, Mildura -34.19 142.16, Warrnambool -38.38 142.48, Traralgon -38.2 146.54, Wodonga -36.12 146.89, Frankston -38.14 145.12, Dandenong -37.98 145.21, Ringwood -37.81 145.23, Werribee -37.9 144.66, Sunshine -37.78 144.83, Footscray -37.8 144.9, Preston -37.74 145.0, Essendon -37.75 144.91, Cranbourne -38.1 145.28, Pakenham -38.07 145.48, Sale -38.11 147.07, Echuca -36.13 144.75, Wangaratta -36.36 146.31
QLD: Brisbane -27.47 153.03, Brissy -27.47 153.03, Brissie -27.47 153.03, Brisvegas -27.47 153.03, Bris -27.47 153.03, Goldie -28.02 153.4, Goldy -28.02 153.4, Sunny Coast -26.65 153.07, Ipswich -27.61 152.76, Logan -27.64 153.11, Gold Coast -28.02 153.4, Southport -27.97 153.41, Sunshine Coast -26.65 153.07, Maroochydore -26.65 153.09, Caloundra -26.8 153.13, Noosa -26.39 153.09, Toowoomba -27.56 151.95, Caboolture -27.08 152.95, Redcliffe -27.23 153.1, Gympie -26.19 152.67, Bundaberg -24.87 152.35, Hervey Bay -25.29 152.85, Maryborough -25.54 152.7, Rockhampton -23.38 150.51, Gladstone -23.84 151.26, Mackay -21.14 149.19, Townsville -19.26 146.82, Cairns -16.92 145.77, Mount Isa -20.73 139.49
SA: Adelaide -34.93 138.6, Mount Gambier -37.83 140.78, Whyalla -33.03 137.56, Port Lincoln -34.73 135.86, Murray Bridge -35.12 139.27, Port Augusta -32.49 137.78, Gawler -34.6 138.74
WA: Perth -31.95 115.86, Fremantle -32.06 115.75, Joondalup -31.74 115.77, Rockingham -32.28 115.73, Mandurah -32.53 115.72, Bunbury -33.33 115.64, Busselton -33.65 115.35, Geraldton -28.77 114.61, Albany -35.02 117.88, Kalgoorlie -30.75 121.47, Broome -17.96 122.24, Karratha -20.74 116.85, Midland -31.89 116.01
TAS: Hobart -42.88 147.33, Launceston -41.43 147.14, Devonport -41.18 146.36, Burnie -41.06 145.91
ACT: Canberra -35.28 149.13, Belconnen -35.24 149.07, Tuggeranong -35.42 149.09
NT: Darwin -12.46 130.84, Alice Springs -23.7 133.88, Palmerston -12.49 130.98
`);

export const NEW_ZEALAND_PLACES = read(`
Auckland: Auckland -36.85 174.76, Akl -36.85 174.76, North Shore -36.79 174.75, Manukau -36.99 174.88, Waitakere -36.85 174.54, Takapuna -36.79 174.77, Albany -36.73 174.7, Henderson -36.88 174.63, Papakura -37.06 174.94, Pukekohe -37.2 174.9, Penrose -36.91 174.82, Botany -36.93 174.91
Northland: Whangarei -35.73 174.32, Kerikeri -35.23 173.95, Kaitaia -35.11 173.26
Waikato: Hamilton -37.79 175.28, Cambridge -37.89 175.47, Taupo -38.69 176.07, Thames -37.14 175.54, Tokoroa -38.22 175.87
Bay of Plenty: Tauranga -37.69 176.17, Mount Maunganui -37.64 176.19, Rotorua -38.14 176.25, Whakatane -37.95 176.99
Gisborne: Gisborne -38.66 178.02
Hawke's Bay: Napier -39.49 176.92, Hastings -39.64 176.85
Taranaki: New Plymouth -39.06 174.08, Hawera -39.59 174.28
Manawatu-Whanganui: Palmerston North -40.35 175.61, Palmy -40.35 175.61, Whanganui -39.93 175.05, Levin -40.62 175.29
Wellington: Wellington -41.29 174.78, Welly -41.29 174.78, Wgtn -41.29 174.78, Lower Hutt -41.21 174.91, Upper Hutt -41.12 175.07, Hutt Valley -41.2 174.95, Petone -41.23 174.87, Porirua -41.13 174.84, Paraparaumu -40.91 175.0, Kapiti -40.91 175.0, Kapiti Coast -40.91 175.0, Otaki -40.76 175.15, Ōtaki -40.76 175.15, Masterton -40.95 175.66
Nelson: Nelson -41.27 173.28
Tasman: Richmond -41.34 173.18, Motueka -41.11 173.01
Marlborough: Blenheim -41.51 173.95
West Coast: Greymouth -42.45 171.21, Westport -41.75 171.6
Canterbury: Christchurch -43.53 172.64, Chch -43.53 172.64, Rangiora -43.3 172.6, Rolleston -43.59 172.38, Ashburton -43.9 171.75, Timaru -44.4 171.25
Otago: Dunedin -45.88 170.5, Queenstown -45.03 168.66, Oamaru -45.1 170.97, Alexandra -45.25 169.38, Wanaka -44.7 169.13
Southland: Invercargill -46.41 168.35, Gore -46.1 168.94
`);

export const AMERICAN_PLACES = read(`
TX: Austin 30.27 -97.74, Atx 30.27 -97.74, Dfw 32.9 -97.04, Round Rock 30.51 -97.68, Cedar Park 30.51 -97.82, Georgetown 30.63 -97.68, Pflugerville 30.44 -97.62, San Marcos 29.88 -97.94, Buda 30.08 -97.84, Kyle 29.99 -97.88, Houston 29.76 -95.37, Katy 29.79 -95.82, Sugar Land 29.62 -95.63, Pasadena 29.69 -95.21, San Antonio 29.42 -98.49, New Braunfels 29.7 -98.12, Dallas 32.78 -96.8, Fort Worth 32.76 -97.33, Plano 33.02 -96.7, Arlington 32.74 -97.11, Irving 32.81 -96.95, Frisco 33.15 -96.82, Waco 31.55 -97.15, Temple 31.1 -97.34, Killeen 31.12 -97.73, El Paso 31.76 -106.49, Lubbock 33.58 -101.86, Amarillo 35.2 -101.83, Corpus Christi 27.8 -97.4, Laredo 27.53 -99.49, McAllen 26.2 -98.23, Midland 32.0 -102.08, Tyler 32.35 -95.3
CA: Los Angeles 34.05 -118.24, San Diego 32.72 -117.16, San Francisco 37.77 -122.42, San Jose 37.34 -121.89, Sacramento 38.58 -121.49, Fresno 36.75 -119.77, Oakland 37.8 -122.27, Long Beach 33.77 -118.19, Anaheim 33.84 -117.91, Riverside 33.95 -117.4
NY: New York 40.71 -74.01, Nyc 40.71 -74.01, New York City 40.71 -74.01, Brooklyn 40.68 -73.94, Buffalo 42.89 -78.88, Rochester 43.16 -77.61, Albany 42.65 -73.75
FL: Miami 25.76 -80.19, Orlando 28.54 -81.38, Tampa 27.95 -82.46, Jacksonville 30.33 -81.66
IL: Chicago 41.88 -87.63, Springfield 39.78 -89.65
AZ: Phoenix 33.45 -112.07, Tucson 32.22 -110.97, Mesa 33.42 -111.83, Scottsdale 33.49 -111.92
PA: Philadelphia 39.95 -75.17, Pittsburgh 40.44 -80.0
OH: Columbus 39.96 -83.0, Cleveland 41.5 -81.69, Cincinnati 39.1 -84.51
GA: Atlanta 33.75 -84.39
NC: Charlotte 35.23 -80.84, Raleigh 35.78 -78.64
MI: Detroit 42.33 -83.05, Grand Rapids 42.96 -85.67
WA: Seattle 47.61 -122.33, Spokane 47.66 -117.43, Tacoma 47.25 -122.44
OR: Portland 45.52 -122.68
CO: Denver 39.74 -104.99, Colorado Springs 38.83 -104.82, Boulder 40.01 -105.27
TN: Nashville 36.16 -86.78, Memphis 35.15 -90.05
NV: Las Vegas 36.17 -115.14, Reno 39.53 -119.81
MA: Boston 42.36 -71.06
MD: Baltimore 39.29 -76.61
MN: Minneapolis 44.98 -93.27
MO: Kansas City 39.1 -94.58, St Louis 38.63 -90.2
OK: Oklahoma City 35.47 -97.52, Tulsa 36.15 -95.99
LA: New Orleans 29.95 -90.07, Baton Rouge 30.45 -91.19
UT: Salt Lake City 40.76 -111.89
NM: Albuquerque 35.08 -106.65
IN: Indianapolis 39.77 -86.16
WI: Milwaukee 43.04 -87.91
VA: Richmond 37.54 -77.44
KY: Louisville 38.25 -85.76
`);

const EARTH = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two places as the crow flies. */
export function kilometresBetween(a: Place, b: Place): number {
  const height = Math.sin(radians(b.lat - a.lat) / 2) ** 2;
  const width = Math.sin(radians(b.long - a.long) / 2) ** 2;
  return (
    2 * EARTH * Math.asin(Math.sqrt(height + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * width))
  );
}
