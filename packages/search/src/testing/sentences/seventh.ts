== australian
i want a grey or blue mazda cx-5 touring under 38k | colour=grey,blue make=Mazda model=CX-5 badge?=Touring price<38000
ford ranger xlt 4x4 with less than 110000 km in queensland | make=Ford model=Ranger badge?=XLT drive=4wd km<110000 state=QLD
automatic sedans up to $16,990 | transmission=auto body=Sedan price<16990
second hand people movers with 8 seats | car_type=used body=People_Mover seats=8
kia sportage diesel awd from 2019 to 2021 | make=Kia model=Sportage fuel=Diesel drive=awd year=2019-2021
tesla model 3 not white under 48 grand | make=Tesla model=Model_3 -colour=white price<48000
which utes have a bull bar and roof racks | body=Ute feature=Bull_Bar,Roof_Racks
toyota camry hybrid low 20s | make=Toyota model=Camry fuel=Hybrid price=20000-23000
weekly payments under $140 hatchback | price<28500 body=Hatch
newest hyundai tucson | sort=latest make=Hyundai model=Tucson
nissan navara or mitsubishi triton, manual, under 100k kms | make=Mitsubishi,Nissan model=Navara,Triton transmission=Manual km<100000
bmw x3 with sunroof and leather | make=BMW model=X3 feature=Panoramic_Sunroof,Leather_Seats
~ mazda bt50 4x4 duel cab deasel | make=Mazda model=BT-50 drive=4wd body=Ute fuel=Diesel
~ hundai tuscon under 25k auto | make=Hyundai model=Tucson price<25000 transmission=auto
~ cheapist 7 seata | sort=price_low seats=7
~ volkswagon amerok v6 | make=Volkswagen model=Amarok engine=v6
== new_zealand
mazda demio under 9k low kms | make=Mazda model=Demio price<9000 sort=kms_low
toyota hilux diesel manual 2014-2018 | make=Toyota model=HiLux fuel=Diesel transmission=Manual year=2014-2018
subaru outback or skoda octavia wagon | make=Subaru,Škoda model=Octavia,Outback body=Wagon
electric cars under $18k near palmerston north | fuel=Electric price<18000 city=Palmerston_North city?=Otaki
anything but a hybrid under 12k | -fuel=Hybrid price<12000
nissan x-trail 7 seats not black | make=Nissan model=X-TRAIL seats=7 -colour=black
new chery tiggo 7 pro | car_type=new make=Chery model=Tiggo_7_Pro
sedans over 2 litres | body=Sedan engine=2.5L_4cyl,2.8L_Turbo_4cyl,3.0L_Turbo_V6,3.3L_Turbo_6cyl,3.5L_V6,5.0L_V8,5.7L_V8 engine?=2.0L_Turbo_4cyl
~ toyata priuss hybird | make=Toyota model=Prius fuel=Hybrid
~ mazda axella or demmio | make=Mazda model=Axela,Demio
~ mitsi outlandr 4x4 2016+ | make=Mitsubishi model=Outlander drive=4wd year>2016
~ wagn under 8 grand lower hutt | body=Wagon price<8000 city=Lower_Hutt
== american
used ford explorer under 30k with third row | car_type=used make=Ford model=Explorer price<30000 seats=7,8
toyota 4runner under 80k miles not white | make=Toyota model=4Runner km<80000 -colour=white
chevy silverado z71 crew cab under $45,000 | make=Chevrolet model=Silverado_1500 badge?=Z71 body=Truck price<45000
honda cr-v hybrid awd 2021 or newer | make=Honda model=CR-V fuel=Hybrid drive=awd year>2021
cheapest minivan with less than 100k miles | sort=price_low body=Minivan km<100000
red or black mustang with a manual | colour=red,black model=Mustang transmission=Manual
tesla or any electric suv | make=Tesla fuel=Electric body=SUV
nissan altima or toyota camry around 18k | make=Nissan,Toyota model=Altima,Camry price=16200-19800
ford bronco 4 door 4x4 | make=Ford model=Bronco doors=4 drive=4wd
trucks in san antonio between 20 and 30 thousand | body=Truck city=San_Antonio price=20000-30000
~ hnda accord sprot under 25k | make=Honda model=Accord price<25000
~ jeep grand cheerokee leather | make=Jeep model=Grand_Cherokee feature=Leather_Seats
~ crewcab truk w/ tow hich | body=Truck feature=Tow_Bar
~ toyota rave4 low milage | make=Toyota model=RAV4 sort=kms_low
== yard
honda or yamaha motorcycles between 3 and 8 grand | make=Honda,Yamaha item_type=Motorcycle price=3000-8000
isuzu npr tray under 70k in melbourne | make=Isuzu model=NPR body=Tray price<70000 city=Melbourne
hino tippers 2016 or newer | make=Hino body=Tipper year>2016
motorhomes not winnebago | body|item_type=Motorhome -make=Winnebago
scooter or cruiser | body=Cruiser,Scooter
jayco caravans under 55 thousand | make=Jayco body|item_type=Caravan price<55000
~ kawasaky ninjer | make=Kawasaki model=Ninja_400
~ prime moover 6x4 | body=Prime_Mover drive=6x4
