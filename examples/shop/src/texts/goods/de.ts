/** Product texts in German, by their English text: summaries, descriptions and lessons. Sizes are metric. */
export const germanGoods: Readonly<Record<string, string>> = {
  'A long-armed lamp with a shade that stays where you leave it.':
    'Eine Lampe mit langem Arm und einem Schirm, der bleibt, wo Sie ihn lassen.',
  'The arm of the Halden turns on two brass joints that can be tightened with a coin. It reaches over an A3 sheet and folds away behind a screen.':
    'Der Arm der Halden dreht sich auf zwei Messinggelenken, die Sie mit einer Münze festziehen. Er reicht über ein A3-Blatt und klappt hinter einen Bildschirm.',
  'The lamp takes any E27 bulb; the warm 6-watt bulb in the box is bright enough to draw by.':
    'Jede E27-Birne passt hinein; die warme Birne mit 6 Watt im Karton ist hell genug zum Zeichnen.',
  'Clamps to anything up to six centimeters thick: desk, shelf or headboard.':
    'Klemmt an alles bis zu sechs Zentimeter Dicke: Schreibtisch, Regal oder Kopfteil.',
  'A workshop lamp in smaller clothes. The clamp has a cork face, so it leaves no marks.':
    'Eine Werkstattlampe in kleineren Kleidern. Die Klemme ist mit Kork belegt und hinterlässt keine Spuren.',
  'Dims with the knob on the shade, from candle to drawing board.':
    'Dimmt am Knopf auf dem Schirm, von Kerze bis Zeichentisch.',
  'A bar of even light for wide desks, with a base you can charge a phone on.':
    'Ein Streifen gleichmäßiges Licht für breite Schreibtische, mit einem Fuß, der ein Telefon lädt.',
  'Ninety-six small diodes behind one matte strip: no hot spots and no second shadow under your pen.':
    'Sechsundneunzig kleine Dioden hinter einem matten Streifen: keine grellen Punkte und kein zweiter Schatten unter Ihrem Stift.',
  'Touch the end to turn it on; hold to dim. It remembers where you left it.':
    'Das Ende berühren schaltet ein, halten dimmt. Sie merkt sich, wo Sie waren.',
  'One hundred and sixty pages, sewn, so it lies flat on the first one already.':
    'Hundertsechzig genähte Seiten, die von der ersten an flach liegen.',
  'The paper takes ink on both sides. Pages are numbered and the last eight can be torn out clean.':
    'Das Papier nimmt auf beiden Seiten Tinte an. Die Seiten sind nummeriert, die letzten acht lassen sich sauber heraustrennen.',
  'The cover is pressed board and gets a shine where your hand holds it.':
    'Der Einband aus Presspappe bekommt Glanz, wo Ihre Hand ihn hält.',
  'A dated journal with room for one page a day and nothing that tells you what to write.':
    'Ein Tagebuch mit Platz für eine Seite am Tag und nichts, das Ihnen sagt, was Sie schreiben sollen.',
  'Bound in linen with two ribbons, one for today and one for the page you keep going back to.':
    'In Leinen gebunden, mit zwei Bändern: eines für heute und eines für die Seite, zu der Sie immer zurückkehren.',
  'Starts in any month: write the date yourself.': 'Beginnt in jedem Monat: Das Datum schreiben Sie selbst.',
  'A short, heavy pen that grows to full length with the cap on its back.':
    'Ein kurzer, schwerer Füller, der mit der Kappe auf dem Rücken zu voller Länge wächst.',
  'Turned from one rod. The brass darkens with your hand and can be polished whenever you miss the shine.':
    'Aus einem Stab gedreht. Das Messing dunkelt in Ihrer Hand nach und lässt sich polieren, wenn Ihnen der Glanz fehlt.',
  'Steel nib in fine or medium, standard cartridges, converter in the box.':
    'Stahlfeder in fein oder mittel, Standardpatronen, Konverter im Karton.',
  'Six grades from 2H to 4B in wood that smells of a sharpened childhood.':
    'Sechs Härten von 2H bis 4B, in Holz, das nach einer gespitzten Kindheit riecht.',
  'Round, not hexagonal, for long hours.': 'Rund, nicht sechseckig, für lange Stunden.',
  'The tin closes with a click and stands up in a bag.':
    'Die Dose schließt mit einem Klick und steht in der Tasche aufrecht.',
  'Holds a ream of paper, or three weeks of things you meant to file.':
    'Fasst ein Paket Papier oder drei Wochen Post, die Sie noch abheften wollten.',
  'Dovetailed corners, oiled twice. Trays stack and stay put on two small pegs.':
    'Gezinkte Ecken, zweimal geölt. Die Ablagen sind stapelbar und halten auf zwei kleinen Stiften.',
  'A glazed tray with five ridges: four for pens and one for the ring you take off to type.':
    'Eine glasierte Schale mit fünf Rillen: vier für Stifte und eine für den Ring, den Sie zum Tippen ablegen.',
  'Slip-cast in Maine and glazed by hand, so no two edges run quite alike.':
    'In Maine gegossen und von Hand glasiert, sodass keine zwei Ränder gleich verlaufen.',
  'Keeps papers standing and spines readable.': 'Hält Papiere aufrecht und Rücken lesbar.',
  'Two millimeters of recycled board, wrapped in book cloth. The brass label holder is included.':
    'Zwei Millimeter Recyclingpappe, mit Buchleinen bezogen. Der Schildhalter aus Messing liegt bei.',
  'Warm under the wrists, quiet under the mouse.': 'Warm unter den Handgelenken, leise unter der Maus.',
  'Eighty by forty centimeters of natural cork on a felt back. Wipe it with a damp cloth.':
    'Achtzig mal vierzig Zentimeter Naturkork auf einem Rücken aus Filz. Mit einem feuchten Tuch abwischen.',
  'A felted pebble that fills a phone by the time you finish your mail.':
    'Ein Kiesel aus Filz, der ein Telefon füllt, während Sie Ihre Post erledigen.',
  'Fifteen watts, one light that turns off by itself, and a two-meter cotton cable.':
    'Fünfzehn Watt, ein Licht, das von selbst ausgeht, und ein zwei Meter langes Baumwollkabel.',
  'The felt top comes off with four screws, and we sell it as a spare part.':
    'Die Filzauflage löst sich mit vier Schrauben, und wir verkaufen sie als Ersatzteil.',
  'Seventy-five keys, a deep sound and no lights to explain to visitors.':
    'Fünfundsiebzig Tasten, ein tiefer Klang und keine Lichter, die man Besuch erklären muss.',
  'Tactile switches that can be swapped by hand. Bluetooth for three machines, or the cable in the box.':
    'Fühlbare Schalter, die sich von Hand tauschen lassen. Bluetooth für drei Geräte oder das Kabel im Karton.',
  'The battery lasts four months at six hours a day.': 'Der Akku hält vier Monate bei sechs Stunden am Tag.',
  'One speaker for a whole room, tuned for voices and for jazz at breakfast.':
    'Ein Lautsprecher für einen ganzen Raum, abgestimmt auf Stimmen und auf Jazz zum Frühstück.',
  'Walnut box, paper cone, real knobs. It plays from a phone, a turntable or the radio you already have.':
    'Gehäuse aus Nussbaum, Membran aus Papier, echte Knöpfe. Er spielt vom Telefon, vom Plattenspieler oder vom Radio, das Sie schon haben.',
  'Five-year warranty; the cone and the amplifier can both be replaced at home.':
    'Fünf Jahre Garantie; Membran und Verstärker lassen sich beide zu Hause tauschen.',
  'They fold, they hush a train, and the pads come off without a tool.':
    'Er lässt sich falten, er dämpft einen Zug, und die Polster gehen ohne Werkzeug ab.',
  'Thirty-six hours of playing, and they still work by cable when the battery is empty.':
    'Sechsunddreißig Stunden Musik, und am Kabel spielt er auch mit leerem Akku.',
  'Thin-walled, smooth inside and seasoned three times before it leaves us.':
    'Dünnwandig, innen glatt und dreimal eingebrannt, bevor sie uns verlässt.',
  'A lighter casting than your grandmother had, with the same crust on the cornbread.':
    'Leichter gegossen als die Ihrer Großmutter, mit derselben Kruste am Maisbrot.',
  'For any stove, any oven and any campfire.': 'Für jeden Herd, jeden Ofen und jedes Lagerfeuer.',
  'Five quarts: one chicken, two loaves a week or soup for eight.':
    'Viereinhalb Liter: ein Huhn, zwei Brote die Woche oder Suppe für acht.',
  'The lid drips evenly back onto the roast, and its brass knob is safe in any oven.':
    'Der Deckel tropft gleichmäßig auf den Braten zurück, und sein Messingknopf darf in jeden Ofen.',
  'Light enamel inside, so you can see what is browning and what is burning.':
    'Innen helles Email, damit Sie sehen, was bräunt und was anbrennt.',
  'Aluminum all the way up between two layers of steel: sauces reduce, they do not catch.':
    'Aluminium bis oben zwischen zwei Lagen Stahl: Soßen kochen ein und brennen nicht an.',
  'Two quarts, marks on the inside, and a rim that pours to either side.':
    'Zwei Liter, innen mit Maß, und ein Rand, der zu beiden Seiten gießt.',
  'From the freezer to the oven to the table.': 'Vom Gefrierfach in den Ofen auf den Tisch.',
  'Glazed in four coats. Stacks with its smaller sister, which we make every other winter.':
    'In vier Schichten glasiert. Stapelt mit ihrer kleineren Schwester, die wir jeden zweiten Winter machen.',
  'A thin German profile in Japanese steel, with a handle for long and short fingers.':
    'Ein dünnes deutsches Profil in japanischem Stahl, mit einem Griff für lange und kurze Finger.',
  'Hardened to 60 HRC: keen, yet still forgiving to sharpen at home.':
    'Auf 60 HRC gehärtet: scharf und doch gutmütig, wenn Sie zu Hause schleifen.',
  'We sharpen it once for free. The box it comes in is the box you send it back in.':
    'Einmal schleifen wir es umsonst. In der Schachtel, in der es kommt, schicken Sie es zurück.',
  'For apples on the train and garlic in a hurry.': 'Für Äpfel im Zug und Knoblauch in Eile.',
  'Three and a half inches, with a beech sheath that is pinned, not glued.':
    'Neun Zentimeter, mit einer Scheide aus Buche, die verstiftet ist und nicht verleimt.',
  'End grain closes after each cut, so edges last and the board does too.':
    'Stirnholz schließt sich nach jedem Schnitt; so halten die Klingen und auch das Brett.',
  'Sixteen by eleven inches, with finger grooves on both short sides. Oiled with flaxseed.':
    'Vierzig mal achtundzwanzig Zentimeter, mit Griffmulden an beiden Schmalseiten. Mit Leinöl geölt.',
  'Electric, to the degree, and calm enough to pour by the drop.':
    'Elektrisch, auf das Grad genau und ruhig genug, um tropfenweise zu gießen.',
  'Choose a temperature with the one knob it has; it holds it for half an hour.':
    'Wählen Sie eine Temperatur mit dem einzigen Knopf, den er hat; er hält sie eine halbe Stunde.',
  'Every part can be taken off, washed or replaced.': 'Jedes Teil lässt sich abnehmen, waschen oder ersetzen.',
  'A steep cone with spiral ribs. Fits any mug up to four inches wide.':
    'Ein steiler Kegel mit Spiralrippen. Passt auf jeden Becher bis zehn Zentimeter Breite.',
  'Warm it first, grind a little finer than you think, and pour slowly.':
    'Erst vorwärmen, etwas feiner mahlen, als Sie denken, und langsam gießen.',
  'A hand mill that grinds for two cups in forty seconds.':
    'Eine Handmühle, die in vierzig Sekunden für zwei Tassen mahlt.',
  'Steel burrs on two bearings; thirty-six clicks from espresso to French press.':
    'Mahlwerk aus Stahl auf zwei Lagern; sechsunddreißig Klicks von Espresso bis Presskanne.',
  'Pours without a drip. We tested, for a whole winter.':
    'Gießt, ohne zu tropfen. Wir haben es einen ganzen Winter lang probiert.',
  'Twenty ounces, steel strainer, and a lid that stays on when you tip it.':
    'Sechs Deziliter, ein Sieb aus Stahl und ein Deckel, der beim Kippen sitzen bleibt.',
  'Twelve ounces, a wide handle, and a foot that does not scratch the table.':
    'Dreieinhalb Deziliter, ein breiter Henkel und ein Fuß, der den Tisch nicht kratzt.',
  'Thrown by two people in one shed. Dishwasher safe; it will still be here when the dishwasher is not.':
    'Von zwei Menschen in einem Schuppen gedreht. Spülmaschinenfest; er ist noch da, wenn die Spülmaschine es nicht mehr ist.',
  'A flat plate with a low wall: pasta, pie and everything with gravy.':
    'Ein flacher Teller mit niedrigem Rand: Nudeln, Kuchen und alles mit Soße.',
  'Ten inches across and stackable. Speckled, so that no one sees the small chip you will make one day.':
    'Fünfundzwanzig Zentimeter breit und stapelbar. Gesprenkelt, damit niemand die kleine Macke sieht, die er eines Tages bekommt.',
  'Stone-washed linen that is soft on the first evening.':
    'Steingewaschenes Leinen, das schon am ersten Abend weich ist.',
  'Eighteen inches square with mitered corners. Wash warm; do not iron unless you like to.':
    'Fünfundvierzig Zentimeter im Quadrat, mit Briefecken. Warm waschen; bügeln nur, wenn Sie es gern tun.',
  'A tall one and a short one, so you know in the dark.':
    'Eine hohe und eine kurze, damit Sie sie im Dunkeln erkennen.',
  'Ceramic works with a setting ring at the bottom, where it does not loosen by itself.':
    'Mahlwerk aus Keramik mit einem Stellring am Boden, wo er sich nicht von selbst löst.',
  'A plain pack with a good back: laptop on weekdays, rope on Saturdays.':
    'Ein schlichter Rucksack mit gutem Rücken: werktags Laptop, samstags Seil.',
  'Cut from nylon that used to be fishing net. One big space, one flat pocket, one place for keys.':
    'Aus Nylon, das einmal Fischernetz war. Ein großes Fach, ein flaches Fach, ein Platz für Schlüssel.',
  'We mend it for as long as there is something left to sew on.':
    'Wir flicken ihn, solange noch etwas da ist, woran man nähen kann.',
  'Twelve liters behind the saddle that do not swing.': 'Zwölf Liter hinter dem Sattel, die nicht schaukeln.',
  'Waxed canvas, leather straps, and a roll top that keeps a night of rain out.':
    'Gewachstes Segeltuch, Lederriemen und ein Rollverschluss, der eine Regennacht draußen hält.',
  'Long handles, a flat base, and a pouch on a cord for the change.':
    'Lange Henkel, ein flacher Boden und ein Beutel an der Schnur fürs Kleingeld.',
  'Heavy cotton, taped seams. It stands up by itself while you look for the car.':
    'Schwere Baumwolle, getapte Nähte. Sie steht von selbst, während Sie das Auto suchen.',
  'For ten days out, with a hip belt that carries and a lid that becomes a bag.':
    'Für zehn Tage draußen, mit einem Hüftgurt, der trägt, und einem Deckel, der zur Tasche wird.',
  'Frame in two lengths; tell us your height in the order note and we set it for you.':
    'Gestell in zwei Längen; schreiben Sie Ihre Größe zur Bestellung, dann stellen wir ihn ein.',
  'Up in four minutes, calm in forty knots, and light enough for one to carry.':
    'Steht in vier Minuten, bleibt ruhig bei Windstärke acht und ist leicht genug, dass einer es trägt.',
  'Inner and outer go up together, so the bed stays dry in a downpour.':
    'Innen- und Außenzelt gehen zusammen hoch, so bleibt das Bett im Wolkenbruch trocken.',
  'Spare pole, spare pegs and a needle are in the bag.':
    'Eine Ersatzstange, Ersatzheringe und eine Nadel sind im Beutel.',
  'Burns what lies around: a handful of twigs boils a quart.':
    'Brennt mit dem, was herumliegt: Eine Handvoll Zweige kocht einen Liter.',
  'Five flat plates that slot together without a hinge to break. Packs as thin as a book.':
    'Fünf flache Platten, die ineinandergreifen, ohne ein Scharnier, das brechen könnte. Gepackt so dünn wie ein Buch.',
  'Recycled wool with a striped edge, for the ground, the shoulders or the dog.':
    'Recycelte Wolle mit gestreiftem Rand, für den Boden, die Schultern oder den Hund.',
  'Fifty by sixty inches. Woven in a mill that has stood by the same river since 1868.':
    'Hundertdreißig mal hundertfünfzig Zentimeter. Gewebt in einer Fabrik, die seit 1868 am selben Fluss steht.',
  'Two quarts of coffee for people who say they only want a sip.':
    'Zwei Liter Kaffee für Leute, die sagen, sie wollten nur einen Schluck.',
  'Double enamel, riveted handle, and a chain on the lid so it stays in the family.':
    'Doppeltes Email, genieteter Henkel und eine Kette am Deckel, damit er in der Familie bleibt.',
  'Hot for a morning, cold for a day, and it never tastes of last week.':
    'Einen Morgen heiß, einen Tag kalt, und sie schmeckt nie nach letzter Woche.',
  'Bare steel inside, powder paint outside. The cap comes apart into three pieces.':
    'Innen blanker Stahl, außen Pulverlack. Der Verschluss lässt sich in drei Teile zerlegen.',
  'Soup at noon that was soup at six.': 'Mittags Suppe, die um sechs Suppe war.',
  'Seventeen ounces, a folding spoon under the lid, and a wide mouth for the last bean.':
    'Ein halber Liter, ein Klapplöffel unter dem Deckel und eine weite Öffnung für die letzte Bohne.',
  'Borosilicate glass in a knitted wool sleeve.': 'Borosilikatglas in einer gestrickten Wollhülle.',
  'For water that should taste of nothing. The stopper is bamboo with a silicone ring.':
    'Für Wasser, das nach nichts schmecken soll. Der Stopfen ist aus Bambus mit einem Ring aus Silikon.',
  'Three lights and one button you can find with gloves on.':
    'Drei Lichter und ein Knopf, den Sie mit Handschuhen finden.',
  'A long beam, a wide beam and a red glow for reading beside someone who sleeps.':
    'Ein weiter Strahl, ein breiter Strahl und ein roter Schein zum Lesen neben jemandem, der schläft.',
  'Charges by cable; runs on three ordinary cells when there is none.':
    'Lädt am Kabel; läuft mit drei gewöhnlichen Batterien, wenn keines da ist.',
  'Looks like 1910, shines for eighty hours and charges a phone if it must.':
    'Sieht aus wie 1910, leuchtet achtzig Stunden und lädt zur Not ein Telefon.',
  'Turn the little wheel: it dims as a wick does. Standing, hanging or hooked on a branch.':
    'Drehen Sie am Rädchen: Sie dimmt wie ein Docht. Stehend, hängend oder am Ast.',
  'A column of folded paper that makes any corner the good one.':
    'Eine Säule aus gefaltetem Papier, die jede Ecke zur guten macht.',
  'Oak foot, paper shade on a bamboo frame. Ships flat; standing in five minutes.':
    'Fuß aus Eiche, Schirm aus Papier auf einem Bambusgestell. Kommt flach und steht in fünf Minuten.',
  'Foot and cap from one clay, with a glow that is all edge.':
    'Fuß und Hut aus einem Ton, mit einem Schein, der ganz Rand ist.',
  'The cord leaves at the back, with a switch that can be found by hand.':
    'Das Kabel geht hinten hinaus, mit einem Schalter, den die Hand findet.',
  'A spun dome, white inside, that keeps its light on the table.':
    'Eine gedrückte Kuppel, innen weiß, die ihr Licht auf dem Tisch hält.',
  'Sixteen inches across, on three meters of cotton cord that you can shorten with one screw.':
    'Vierzig Zentimeter breit, an drei Metern Baumwollkabel, das Sie mit einer Schraube kürzen.',
  'Lambswool that is heavy on the lap and light on the shoulders.':
    'Lammwolle, die schwer auf dem Schoß liegt und leicht um die Schultern.',
  'Woven with a twisted fringe. Air it on a foggy day and it is as good as washed.':
    'Mit gedrehten Fransen gewebt. An einem Nebeltag gelüftet, ist sie so gut wie gewaschen.',
  'Twenty inches square with a feather filling and a hidden zipper.':
    'Fünfzig Zentimeter im Quadrat, mit Federfüllung und verstecktem Reißverschluss.',
  'The linen is dyed as cloth, not as yarn, so the color has depth and small clouds.':
    'Das Leinen ist als Stoff gefärbt, nicht als Garn, so hat die Farbe Tiefe und kleine Wolken.',
  'Dries fast, folds small, and only gets better in the wash.':
    'Trocknet schnell, faltet klein und wird in der Wäsche nur besser.',
  'Cotton and a little linen. The loop is where your hook is: in the middle of the long side.':
    'Baumwolle und ein wenig Leinen. Die Schlaufe sitzt, wo Ihr Haken ist: mitten an der langen Seite.',
  'Narrow at the neck: three stems look like a bunch.': 'Am Hals eng: Drei Stiele sehen aus wie ein Strauß.',
  'Each rib is drawn by hand while the clay is wet. Glazed inside, so it holds water.':
    'Jede Rippe wird von Hand in den nassen Ton gezogen. Innen glasiert, also hält sie Wasser.',
  'Breathes, so roots do too.': 'Er atmet, also atmen die Wurzeln auch.',
  'Seven inches across the top. The saucer is glazed and will not mark the sill.':
    'Oben achtzehn Zentimeter breit. Der Untersetzer ist glasiert und hinterlässt keinen Rand auf dem Sims.',
  'A bowl on three leather cords, for everything that likes to trail.':
    'Eine Schale an drei Lederschnüren, für alles, was gern rankt.',
  'Cords can be set to any length, and the hook takes fifteen pounds.':
    'Die Schnüre lassen sich auf jede Länge stellen, und der Haken trägt sieben Kilo.',
  'Stiff enough to stand empty, soft enough to fold flat.':
    'Steif genug, um leer zu stehen, weich genug, um flach zu falten.',
  'Woven by a cooperative of eleven families. Two handles and room for a week of laundry.':
    'Von einer Genossenschaft aus elf Familien geflochten. Zwei Griffe und Platz für die Wäsche einer Woche.',
  'Bent cherry with copper tacks, one inside the other.': 'Gebogene Kirsche mit Kupfernägeln, eine in der anderen.',
  'For buttons, seeds, letters. The lids fit each other only in the right order, which children enjoy.':
    'Für Knöpfe, Samen, Briefe. Die Deckel passen nur in der richtigen Reihenfolge aufeinander, und das freut Kinder.',
  'A second hand that sweeps instead of ticking, so you can sleep under it.':
    'Ein Sekundenzeiger, der gleitet und nicht tickt, sodass Sie darunter schlafen können.',
  'Eleven inches of oak behind real glass. Runs about two years on one cell.':
    'Achtundzwanzig Zentimeter Eiche hinter echtem Glas. Läuft etwa zwei Jahre mit einer Batterie.',
  'Three films about flour, water and waiting. Take one, two or all of them.':
    'Drei Filme über Mehl, Wasser und Warten. Nehmen Sie einen, zwei oder alle.',
  'Filmed in one kitchen over one winter. Each lesson comes with a printable timetable, so that the dough fits your day and not the other way round.':
    'In einer Küche über einen Winter gefilmt. Zu jeder Lektion gehört ein Zeitplan zum Ausdrucken, damit sich der Teig nach Ihrem Tag richtet und nicht umgekehrt.',
  'You can watch on any device and keep the files.': 'Sie können auf jedem Gerät schauen und die Dateien behalten.',
  'Lesson 1: The starter <day 1 to 7>': 'Lektion 1: Der Sauerteig <Tag 1 bis 7>',
  'Lesson 2: "Fold", shape & prove': 'Lektion 2: "Falten", formen & gehen lassen',
  'Lesson 3: Crust, crumb and the Dutch oven': 'Lektion 3: Kruste, Krume und der Schmortopf',
  'From a fresh branch to a spoon you will eat with tonight.':
    'Vom frischen Ast zum Löffel, mit dem Sie heute Abend essen.',
  'Two tools, one log and about three hours. The handbook has full-size templates.':
    'Zwei Werkzeuge, ein Holzscheit und etwa drei Stunden. Das Handbuch hat Schablonen in Originalgröße.',
  'Film: 94 minutes': 'Film: 94 Minuten',
  'Handbook: 40 pages': 'Handbuch: 40 Seiten',
  'Knives, chisels, scissors and the lawnmower, on one flat stone.':
    'Messer, Stemmeisen, Scheren und der Rasenmäher, auf einem flachen Stein.',
  'You will never again press hard. Four short films, each about one edge.':
    'Sie werden nie wieder fest drücken. Vier kurze Filme, jeder über eine Schneide.',
  'Kitchen knives': 'Küchenmesser',
  'Chisels & planes': 'Stemmeisen & Hobel',
  Scissors: 'Scheren',
  'Garden tools': 'Gartengeräte',
  'The first ten minutes of every course, as a present.': 'Die ersten zehn Minuten jedes Kurses, als Geschenk.',
  'No card, no account, no catch. See whose voice you like before you buy a lesson.':
    'Keine Karte, kein Konto, kein Haken. Hören Sie, welche Stimme Ihnen gefällt, bevor Sie eine Lektion kaufen.',
  'All first chapters': 'Alle ersten Kapitel',
  'Weather for walkers: what the next six hours will bring, without a screen.':
    'Wetter für Wanderer: was die nächsten sechs Stunden bringen, ohne Bildschirm.',
  'Forty cloud pictures, nine wind rules and one question to ask every hour.':
    'Vierzig Wolkenbilder, neun Windregeln und eine Frage für jede Stunde.',
  'Film: Clouds and fronts': 'Film: Wolken und Fronten',
  'Pocket cards to print': 'Taschenkarten zum Ausdrucken',
  'Find the hut in fog. Then find the way home.': 'Finden Sie die Hütte im Nebel. Und dann den Weg nach Hause.',
  'Five lessons of twenty minutes with practice walks that can be done in any city park.':
    'Fünf Lektionen von zwanzig Minuten, mit Übungswegen, die in jedem Stadtpark gehen.',
  'Part 1: The map': 'Teil 1: Die Karte',
  'Part 2: The compass': 'Teil 2: Der Kompass',
  'Part 3: Out in the fog': 'Teil 3: Hinaus in den Nebel',
};
